import { paths } from "../../../../domain/paths.ts";
import { m } from "../../../paraglide/messages.js";
import type { DeclaredScreen } from "../../screens.ts";

export const screen: DeclaredScreen = { path: paths.trainee.camera, title: m.photos_camera };
