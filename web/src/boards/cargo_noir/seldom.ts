import "./trade/trade.css";
export { default as CardsPage } from "./trade/CardsPage.svelte";
export { default as Swap } from "./flows/Swap.svelte";
export { default as Trade } from "./trade/Trade.svelte";
export { default as TradeLine } from "./flows/TradeLine.svelte";
