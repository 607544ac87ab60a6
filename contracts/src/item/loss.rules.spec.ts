import { permissionMatrix, type Permission, type Role } from '../permissions';
import { losses } from './item.events';
import { mayFind, mayLose } from './loss.rules';

const heldBy = (role: Role): Permission[] =>
  (Object.keys(permissionMatrix) as Permission[]).filter((permission) =>
    (permissionMatrix[permission] as readonly Role[]).includes(role),
  );

// ADR 60.
describe('Who may find a lost item again', () => {
  it.each(losses)('every role that may mark an item lost (%s) may undo that', (where) => {
    const losing = permissionMatrix[`item.mark-lost-${where}`];
    const finding = losing.filter((role) => mayFind(`item_lost_${where}`, heldBy(role)));
    expect(finding).toEqual(losing);
  });
  it('a store manager finds what his store lost, not what the workshop lost', () => {
    const held = heldBy('store_manager');
    expect([mayFind('item_lost_store', held), mayFind('item_lost_warehouse', held)]).toEqual([true, false]);
  });
  it('whoever puts items back into stock finds them wherever they were lost', () => {
    const held = heldBy('warehouse_manager');
    expect([mayLose('store', held), mayFind('item_lost_store', held)]).toEqual([false, true]);
  });
  it('an analyst finds nothing', () => {
    expect(
      losses.some((where) => mayFind(`item_lost_${where}`, heldBy('root_management_unit_analyst'))),
    ).toBe(false);
  });
});
