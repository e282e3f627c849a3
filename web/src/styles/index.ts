// What every page needs. The table has more sheets (table.ts); others come with the page or window that they style.
import "./layers.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./controls.css";
import "./pages.css";
import "./windows.css";
import "./bands.css";
import "./senses.css";
