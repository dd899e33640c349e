interface KnownModule {
  evaluated?: boolean;
  promise?: Promise<unknown>;
}

interface ModuleRunner {
  import(id: string): Promise<unknown>;
  evaluatedModules: { getModuleById(id: string): KnownModule | undefined };
}

const { __vitest_mocker__: mocker } = globalThis as unknown as {
  __vitest_mocker__: { moduleRunner: ModuleRunner & { knowsMain?: true } };
};
const runner = mocker.moduleRunner;

// For every request and every call of an object the test runner imports the Worker's main module, and asks the
// process outside where it is, which takes longer than most answers: one that is loaded is at hand.
if (!runner.knowsMain) {
  const ask = runner.import.bind(runner);
  runner.import = (id) => {
    const known = runner.evaluatedModules.getModuleById(id);
    return known?.evaluated && known.promise ? known.promise : ask(id);
  };
  runner.knowsMain = true;
}
