import { ResourceCreatePage, ResourceEditPage } from './resource-form.page';
import { ResourceListPage } from './resource-list.page';
import type { AnyRow, ResourcePaths, ResourceScreens } from './resource-spec';

/** The three pages of a declared document, at the addresses in its routes. */
export function resourceScreens<Row extends AnyRow>(declared: Omit<ResourceScreens<Row>, 'paths'>) {
  return (paths: ResourcePaths) => {
    const spec: ResourceScreens<Row> = { ...declared, paths };
    return {
      List: () => <ResourceListPage spec={spec} />,
      Create: () => <ResourceCreatePage spec={spec} />,
      Edit: () => <ResourceEditPage spec={spec} />,
    };
  };
}
export type Screens = ReturnType<typeof resourceScreens>;
