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

// The test runner imports the Worker's main module for each request and each call of an object. It asks another
// process for the path, which takes longer than most answers. A loaded module is returned at once instead.
if (!runner.knowsMain) {
  const importModule = runner.import.bind(runner);
  runner.import = (id) => {
    const known = runner.evaluatedModules.getModuleById(id);
    return known?.evaluated && known.promise ? known.promise : importModule(id);
  };
  runner.knowsMain = true;
}
