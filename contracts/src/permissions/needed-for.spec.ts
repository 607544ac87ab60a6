import { permissions, permissionsOf, roles } from './index';
import { neededFor } from './needed-for';

describe('what a permission needs', () => {
  it('is itself and the menu of its section', () => {
    expect(neededFor('category.list')).toEqual(['category.list', 'catalog.menu']);
    expect(neededFor('user.create')).toEqual(['user.create', 'organisation.menu']);
  });

  it('is only itself where it belongs to no section, or is the menu', () => {
    for (const each of ['session.own', 'buyback.declare', 'buyback.menu'] as const)
      expect(neededFor(each)).toEqual([each]);
  });

  it('is both permissions to export, whichever is asked for', () => {
    for (const each of ['catalog.export-products', 'catalog.export-categories'] as const)
      expect(neededFor(each)).toEqual([
        'catalog.export-products',
        'catalog.export-categories',
        'catalog.menu',
      ]);
  });

  it('is held by every role that holds the permission', () => {
    for (const role of roles) {
      const held = permissionsOf(role);
      const lacking = held.filter((each) => !neededFor(each).every((needed) => held.includes(needed)));
      expect([role, lacking]).toEqual([role, []]);
    }
  });

  it('makes every menu of the matrix part of something', () => {
    const menus = permissions.filter((each) => each.endsWith('.menu'));
    const needed = permissions.filter((each) => !menus.includes(each)).flatMap(neededFor);
    expect(menus.filter((menu) => !needed.includes(menu))).toEqual([]);
  });
});
