import { cloudEventOf } from '@reprise/contracts/messages';
import { PoisonEvent, uuidv7 } from '@reprise/kernel';
import { aRecorded } from '@reprise/kernel/testing';
import { busMessageOf } from './message';

const shipped = aRecorded({ type: 'BuybackShipped', data: { shippedAt: '2026-01-05T09:00:00.000Z' } });

describe('an event on the bus', () => {
  it('is a CloudEvent in structured mode, with its id and type in the headers', () => {
    const message = busMessageOf(shipped, 'https://reprise.example');
    expect(JSON.parse(message?.value ?? '')).toEqual(cloudEventOf(shipped, 'https://reprise.example'));
    expect(message).toMatchObject({
      key: `${shipped.accountId}/${shipped.stream}`,
      headers: {
        'content-type': 'application/cloudevents+json; charset=UTF-8',
        ce_id: shipped.id,
        ce_type: 'reprise.buyback.BuybackShipped.v1',
      },
    });
  });

  it('is undefined if the event is internal', () => {
    expect(busMessageOf(aRecorded({ type: 'ProposalReminded' }))).toBeUndefined();
  });

  it('is named if its message cannot be built', () => {
    const broken = { ...shipped, id: uuidv7(), data: { shippedAt: 'yesterday' } };
    expect(() => busMessageOf(broken)).toThrow(expect.objectContaining({ eventId: broken.id }));
    expect(() => busMessageOf(broken)).toThrow(PoisonEvent);
  });
});
