// The locales' files that explain things, give counsel, name options, tell rules, teach, say odds, look back, play on and set
// tasks.
export const files = import.meta.glob<string>(
  ["@locales/*/{counsel,explain,lessons,odds,options,rules}_*.ftl", "@locales/*/{fork,review_page,puzzles}.ftl"],
  { query: "?raw", import: "default" },
);
