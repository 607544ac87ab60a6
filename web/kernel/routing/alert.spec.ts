import { readAlert, withAlert } from './alert';

const read = (address: string) => readAlert(new URL(address, 'http://x.test').searchParams);

describe('the alert of an address', () => {
  it('arrives as it was sent, even beside other parameters', () => {
    const alert = { type: 'success', message: 'Saved & “done”' } as const;
    expect(read(withAlert('/stocks', alert))).toEqual(alert);
    expect(read(withAlert('/stocks?page=2', alert))).toEqual(alert);
  });
  it.each(['{', '"text"', '{"type":"loud","message":"x"}', '{"type":"info","message":""}'])(
    'is absent if it is %s',
    (text) => {
      expect(read(`/stocks?alert=${encodeURIComponent(text)}`)).toBeUndefined();
    },
  );
});
