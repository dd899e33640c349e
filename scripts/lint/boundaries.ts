import type { Finding } from "./finding.ts";
import type { Import, Source } from "./source.ts";

interface Boundary {
  /** Whether it applies to a file. */
  appliesTo: (path: string) => boolean;
  /** Whether it refuses an import of such a file. */
  refuses: (target: string, found: Import) => boolean;
  /** The place where the code belongs. */
  message: string;
}

const under =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const isPackage = (target: string, ...names: string[]) =>
  names.some((name) => target === name || target.startsWith(`${name}/`));
const isOurs = under(
  "domain",
  "worker",
  "durable",
  "web",
  "demo",
  "scripts",
  "tests",
  "migrations",
);
const isPlatformModule = (target: string) => /^(cloudflare|node):/.test(target);

/** Files of domain/ below all rooms. */
const isBelowRooms = (path: string) => /^domain\/[^/]+$/.test(path);

/** The parts of web/lib that send requests. */
const apiClient = under(
  "web/lib/session/answer.ts",
  "web/lib/session/api-error.ts",
  "web/lib/session/clients.ts",
  "web/lib/session/query-client.ts",
  "web/lib/session/session.ts",
  "web/lib/session/use-who.ts",
);

/** The files around the library of described routes. */
const describesRoutes = under("worker/routes/http/api.ts", "worker/routes/http/lazy-routes.ts");

const demoDoor = "web/lib/session/demo-door.ts";

const platform = ["worker/platform.ts", "worker/platform"] as const;

/** The allowed imports of docs/architecture.md. */
const boundaries: Boundary[] = [
  {
    appliesTo: under("domain"),
    refuses: (target) => isOurs(target) && !under("domain")(target),
    message:
      "domain/ knows the field only: what needs the edge belongs to worker/, what needs a screen to web/",
  },
  {
    appliesTo: (path) => under("domain")(path) && !under("domain/contract")(path),
    refuses: (target) =>
      under("domain/contract")(target) || (!isOurs(target) && !isPackage(target, "adhan")),
    message:
      "a rule of the field stands on nothing but domain/: what checks a request belongs to domain/contract/, what needs a library outside domain/",
  },
  {
    appliesTo: under("domain/contract"),
    refuses: (target) => !isOurs(target) && !isPackage(target, "zod", "@hono/zod-openapi"),
    message: "a contract is zod and rules of domain/, nothing else",
  },
  {
    appliesTo: under("web"),
    refuses: (target, { typeOnly }) => under("worker")(target) && !typeOnly,
    message: "web/ takes only types from worker/ (`import type`): shared rules belong to domain/",
  },
  {
    appliesTo: under("web"),
    refuses: under("durable", "scripts", "tests", "migrations"),
    message: "web/ stands on domain/ and the types of worker/: shared rules belong to domain/",
  },
  {
    appliesTo: under("web"),
    refuses: under("domain/accounts/common-passwords.ts", "domain/accounts/guessable-password.ts"),
    message:
      "the list of common passwords is no phone's to load: the server refuses them, the form shows why",
  },
  {
    appliesTo: under("web/trainee"),
    refuses: under("web/admin"),
    message:
      "web/trainee never reaches web/admin: a shared control belongs to web/ui, shared forms to a folder of their own in web/",
  },
  {
    appliesTo: under("web/admin"),
    refuses: under("web/trainee"),
    message:
      "web/admin never reaches web/trainee: a shared control belongs to web/ui, shared forms to a folder of their own in web/",
  },
  {
    appliesTo: under("web/ui"),
    refuses: (target) =>
      under("web/access", "web/trainee", "web/admin", "web/embed")(target) || apiClient(target),
    message: "web/ui knows no area and no server: what does belongs to the area's folder",
  },
  {
    appliesTo: under("web/ui"),
    refuses: (target) => under("domain")(target) && !isBelowRooms(target),
    message:
      "web/ui knows no noun of the field: take it as a property, or move what every room stands on into domain/ itself",
  },
  {
    appliesTo: (path) =>
      under("worker", "durable")(path) && !under("worker/data", "worker/db")(path),
    refuses: (target) => isPackage(target, "drizzle-orm"),
    message: "only worker/data writes queries: move this one there, under the name of its noun",
  },
  {
    appliesTo: (path) => under("worker")(path) && !under("worker/routes", "worker/app.ts")(path),
    refuses: (target) => isPackage(target, "hono", "@hono/zod-openapi"),
    message:
      "only worker/routes and app.ts know Hono: take plain values, and leave the request to the route",
  },
  {
    appliesTo: (path) => under("worker")(path) && !under("worker/edge", "worker/index.ts")(path),
    refuses: isPlatformModule,
    message:
      "the app runs on any platform: what needs Cloudflare or Node belongs to worker/edge, behind platform.ts",
  },
  {
    appliesTo: under("worker"),
    refuses: under("web", "demo", "scripts", "tests"),
    message: "the Worker knows no screen and no tool: shared rules belong to domain/",
  },
  {
    appliesTo: (path) => under("worker")(path) && path !== "worker/index.ts",
    refuses: (target, { typeOnly }) => under("durable")(target) && !typeOnly,
    message:
      "the Worker reaches live objects through typed stubs: `import type`, and a method in platform.ts",
  },
  {
    appliesTo: (path) => under("worker/routes")(path) && !describesRoutes(path),
    refuses: (target) => isPackage(target, "@hono/zod-openapi"),
    message:
      "a route is made by worker/routes/http/api.ts, in its area's kind: there it says who is told, who may look and whose rows it names",
  },
  {
    appliesTo: under("worker/routes"),
    refuses: under("worker/db", "worker/edge", "worker/index.ts"),
    message: "a route calls one function of worker/actions or worker/data: queries belong there",
  },
  {
    appliesTo: under("worker/actions"),
    refuses: under("worker/routes", "worker/db", "worker/edge", "worker/app.ts", "worker/index.ts"),
    message:
      "an action stands on worker/data, domain/ and platform.ts: queries belong to data, requests to routes",
  },
  {
    appliesTo: under("worker/tokens"),
    refuses: (target, { typeOnly }) =>
      isOurs(target) &&
      !under("domain", "worker/tokens", ...platform, "worker/data/scope.ts")(target) &&
      !(typeOnly && under("worker/data")(target)),
    message:
      "a token is signed and read without queries: what looks something up belongs to worker/actions",
  },
  {
    appliesTo: under("worker/files"),
    refuses: (target) => isOurs(target) && !under("domain", "worker/files", ...platform)(target),
    message:
      "worker/files reads bytes and answers for ranges: whose file it is, worker/actions and worker/data know",
  },
  {
    appliesTo: under("worker/texts"),
    refuses: (target) => isOurs(target) && !under("domain", "worker/texts", ...platform)(target),
    message:
      "worker/texts puts into words what it is given: what looks something up belongs to worker/actions",
  },
  {
    appliesTo: (path) => under("worker")(path) && !under("worker/texts")(path),
    refuses: under("worker/texts/paraglide"),
    message:
      "only worker/texts speaks to people: make the sentence there, in the reader's language",
  },
  {
    appliesTo: under("worker/data"),
    refuses: under(
      "worker/routes",
      "worker/actions",
      "worker/tokens",
      "worker/files",
      "worker/texts",
      "worker/edge",
      "worker/app.ts",
      "worker/index.ts",
    ),
    message:
      "data stands on worker/db and domain/: steps over several nouns belong to worker/actions",
  },
  {
    appliesTo: under("worker/db"),
    refuses: (target) => under("worker")(target) && !under("worker/db")(target),
    message: "the schema stands on domain/ only: queries belong to worker/data",
  },
  {
    appliesTo: under("durable"),
    refuses: (target) => isOurs(target) && !under("domain", "durable")(target),
    message: "durable/ stands on domain/ only: what the Worker does belongs to worker/actions",
  },
  {
    appliesTo: (path) => under("web")(path) && path !== demoDoor,
    refuses: under("demo"),
    message: `the demo has one door, ${demoDoor}: ask there, so that no other page loads it`,
  },
  {
    appliesTo: (path) => path === demoDoor,
    refuses: (target, { lazy, typeOnly }) => under("demo")(target) && !lazy && !typeOnly,
    message: "the demo is loaded when somebody enters it: `import()` it there",
  },
  {
    appliesTo: under("scripts"),
    refuses: (target) => under("demo")(target) && target !== "demo/clock.ts",
    message:
      "nothing stands on the demo but itself and tests, and on its clock the pages of another day: what tools share belongs to scripts/",
  },
  {
    appliesTo: under("demo"),
    refuses: (target) =>
      isPlatformModule(target) ||
      under("tests", "migrations")(target) ||
      (under("scripts")(target) && !under("scripts/seed")(target)),
    message:
      "the demo runs in a browser: it stands on the product and the sample data of scripts/seed, on no tool and no platform",
  },
  {
    appliesTo: under("demo/server"),
    refuses: under("web", "demo/page"),
    message: "the demo's server knows no page: what they say to each other is demo/protocol.ts",
  },
  {
    appliesTo: (path) => under("demo")(path) && !under("demo/server")(path),
    refuses: (target, { typeOnly }) =>
      under("demo/server", "worker", "durable", "scripts")(target) && !typeOnly,
    message:
      "a page of the demo reaches its server through demo/protocol.ts, in a worker of its own",
  },
];

export function findCrossings({ path, imports }: Source): Finding[] {
  return boundaries
    .filter((boundary) => boundary.appliesTo(path))
    .flatMap(({ refuses, message }) =>
      imports
        .filter((found) => refuses(found.target, found))
        .map(({ target, line }) => ({ path, line, message: `imports ${target}: ${message}` })),
    );
}
