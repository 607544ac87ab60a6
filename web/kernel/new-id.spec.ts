import { newId } from './new-id';

describe('ids that begin in a browser', () => {
  it('are unique, and ordered by time', () => {
    const ids = Array.from({ length: 100 }, newId);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
