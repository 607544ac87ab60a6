import { actionAnswerSchema, checkImeiAction, type ActionAnswer } from '@reprise/contracts/connectors';
import { Refusal } from '@reprise/contracts/problems';
import { checkImei, normaliseImei } from '@reprise/contracts/rules';
import type { AccountSettingsReader, PremiumAction, PremiumConnectors } from '@reprise/kernel/ports';
import { callOut, NoAnswer, type OutboundReply } from '../outbound';
import { connectionOf } from './connection-of';
import type { ConnectorDesk } from './connector-desk';

const invalid = (reply: OutboundReply): NoAnswer => new NoAnswer('answer-invalid', `status ${reply.status}`);

function answerIn(reply: OutboundReply): ActionAnswer {
  const detail = `status ${reply.status}`;
  if (reply.status === 401 || reply.status === 403) throw new NoAnswer('credentials-refused', detail);
  if (reply.status >= 500) throw new NoAnswer('unreachable', detail);
  const parsed = actionAnswerSchema.safeParse(reply.body);
  if (reply.status >= 400 || !parsed.success) throw invalid(reply);
  return parsed.data;
}

/** What is sent; an IMEI is checked first, because a look-up costs money. @throws Refusal `invalid-request` */
function judgedValues({ action, values }: PremiumAction): PremiumAction['values'] {
  if (action !== checkImeiAction) return values;
  const imei = normaliseImei(values['imei'] ?? '');
  if (checkImei(imei, []) === 'ok') return { ...values, imei };
  const violation = { propertyPath: 'values.imei', message: 'Enter a valid IMEI.', code: 'imei' };
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
    try {
      const answer = answerIn(await callOut(connectionOf(opened, this.desk.fetch), call));
      await this.desk.answers.note(opened, 'works');
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await this.desk.answers.note(opened, error.outcome, error.detail);
      const isNonsense = error.outcome === 'answer-invalid';
      throw new Refusal(isNonsense ? 'connector-answer-invalid' : 'connector-unreachable', {
        reason: error.outcome,
      });
    }
  }
}
