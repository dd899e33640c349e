import { Loaded } from "../../frame/loaded.tsx";
import { HiddenBeginning } from "./general/hidden-beginning.tsx";
import { generalSections } from "./general/sections.tsx";
import { generalQuery } from "./queries.ts";
import { Section } from "./section.tsx";

/** The trainer's identity, contact and registration. */
export function GeneralTab() {
  return (
    <Loaded query={generalQuery} heights={["h-96", "h-128", "h-48"]}>
      {(settings) => (
        <>
          {generalSections.map(({ id, title, text, content }) => (
            <Section key={id} title={title()} text={text()}>
              {content(settings)}
            </Section>
          ))}
          {settings.beginningHidden && <HiddenBeginning />}
        </>
      )}
    </Loaded>
  );
}
