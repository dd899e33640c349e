import { renderToStaticMarkup } from "react-dom/server";
import { genders } from "../../domain/trainee.ts";
import { Greeting } from "../trainee/home/greeting.tsx";
import { lastHomeScript, oneHomeScript } from "./last-home.ts";

// A name that no message contains; the script below replaces it by the stored one.
const someone = "{name}";

/**
 * Fills in the stored name before the app runs. Otherwise the greeting would be drawn twice, in two sizes, and move
 * everything below.
 */
export function withGreeting(body: string): string {
  const nameless = renderToStaticMarkup(<Greeting />);
  if (!body.includes(nameless)) return body;
  const templates = genders.map((gender) =>
    renderToStaticMarkup(
      <template data-gender={gender}>
        <Greeting name={someone} gender={gender} />
      </template>,
    ),
  );
  const slot = `<div id="greeting">${nameless}${templates.join("")}</div>`;
  const shell = body.replace(nameless, slot);
  return `<script>${lastHomeScript}</script>${shell}<script>${oneHomeScript}${greetingScript}</script>`;
}

const greetingScript = `try{let w=JSON.parse(localStorage.getItem("who")),s=document.getElementById("greeting"),g=s.querySelector('[data-gender="'+(w.gender||"other")+'"]').content,h=g.querySelector("h1 span");h.textContent=h.textContent.replace("${someone}",()=>w.name);s.replaceChildren(g)}catch{}`;
