import { carrierIdOf, configurationOf } from '@reprise/contracts/rules';
import { CarrierUnreachable, HttpCarrier, SendcloudCarrier, type Carrier } from '../carrier';
import type { Carriers } from '../reactors/ports';
import { answering } from './answering-carrier';
import { connectionOf } from './connection-of';
import type { ConnectorDesk } from './connector-desk';
import type { Opened } from './connector-directory';

type Wait = (ms: number) => Promise<unknown>;

/** The carrier that a configuration reaches; each call's outcome is noted with it. */
function carrierOf(opened: Opened, desk: ConnectorDesk, wait: Wait): Carrier {
  const id = carrierIdOf(opened.name, opened.id);
  const options = { ...connectionOf(opened, desk.fetch), id, wait };
  const carrier =
    opened.connectorId === 'sendcloud'
      ? new SendcloudCarrier({ ...options, shippingMethod: Number(opened.properties['shippingMethod']) })
      : new HttpCarrier(options);
  return answering(carrier, opened, desk.answers);
}

/** Carriers by what each account has configured; `standing` where it has nothing in use. */
export const linkedCarriers = (desk: ConnectorDesk, standing: Carrier, wait: Wait): Carriers => ({
  async of(accountId) {
    const [opened] = await desk.directory.active(accountId, 'transport');
    return opened ? carrierOf(opened, desk, wait) : standing;
  },
  async named(id) {
    const configurationId = configurationOf(id);
    if (configurationId === undefined) return id === standing.id ? standing : undefined;
    const opened = await desk.directory.named(configurationId);
    // Removed, or its secret was forgotten: its packages wait for somebody to mend that.
    if (!opened) throw new CarrierUnreachable(id, 'no longer configured');
    return carrierOf(opened, desk, wait);
  },
});
