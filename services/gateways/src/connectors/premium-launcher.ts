import { actionAnswerSchema, checkImeiAction, type ActionAnswer } from '@reprise/contracts/connectors';
import { Refusal } from '@reprise/contracts/problems';
import { checkImei, normaliseImei } from '@reprise/contracts/rules';
import type { AccountSettingsReader, PremiumAction, PremiumConnectors } from '@reprise/kernel/ports';
import { callOut, laterIn, NoAnswer, type OutboundReply } from '../outbound';
import { connectionOf } from './connection-of';
import type { ConnectorDesk } from './connector-desk';
import { noted } from './noted';

function answerIn(reply: OutboundReply): ActionAnswer {
  const later = laterIn(reply);
  if (later) throw later;
  const parsed = actionAnswerSchema.safeParse(reply.body);
  if (reply.status >= 400 || !parsed.success) throw new NoAnswer('answer-invalid', `status ${reply.status}`);
  return parsed.data;
}

function refusalFor({ outcome: reason }: NoAnswer): Refusal {
  const isNonsense = reason === 'answer-invalid';
  return new Refusal(isNonsense ? 'connector-answer-invalid' : 'connector-unreachable', { reason });
}

/** What is sent; an IMEI is checked first, because a look-up costs money. @throws Refusal `invalid-request` */
function judgedValues({ action, values }: PremiumAction): PremiumAction['values'] {
  if (action !== checkImeiAction) return values;
  const imei = normaliseImei(values['imei'] ?? '');
  if (checkImei(imei, []) === 'ok') return { ...values, imei };
  const violation = { propertyPath: 'values.imei', code: 'imei' };
  throw new Refusal('invalid-request', {}, [violation]);
}

/** Asks the system that an account has configured for a premium feature. */
export class PremiumLauncher implements PremiumConnectors {
  constructor(
    private readonly desk: ConnectorDesk,
    private readonly settings: AccountSettingsReader,
  ) {}

  async launch(asked: PremiumAction): Promise<ActionAnswer> {
    const { accountId, feature, action, correlationId } = asked;
    const { enabledPremiumFeatures } = await this.settings.read(accountId);
    if (!enabledPremiumFeatures.includes(feature)) throw new Refusal('premium-feature-missing', { feature });
    const configured = await this.desk.directory.active(accountId, 'premium_feature');
    const opened = configured.find(({ properties }) => properties['feature'] === feature);
    if (!opened) throw new Refusal('connector-not-configured', { feature });
    const body = { feature, action, values: judgedValues(asked) };
    const call = { method: 'POST', path: `/actions/${action}`, correlationId, body };
    const { answers, fetch } = this.desk;
    const answer = callOut(connectionOf(opened, fetch), call).then(answerIn);
    return noted(answer, { owner: opened, answers, instead: refusalFor });
  }
}
