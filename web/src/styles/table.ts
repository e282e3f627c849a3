// The table's own sheets.
import "./table.css";
import "./players.css";
import "./log.css";
import "./story.css";
import "./prompt.css";
import "./notices.css";
import "./lap.css";
import "./flat.css";
import "./slips.css";
import "./pace.css";
