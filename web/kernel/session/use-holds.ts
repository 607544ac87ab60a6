import type { PremiumFeature } from '@reprise/contracts/permissions';
import { useSelector } from 'react-redux';
import { selectPremiumFeatures } from './session.slice';

/** Whether the account has bought a feature; the server refuses what it has not. */
export const useHolds = (feature: PremiumFeature): boolean =>
  useSelector(selectPremiumFeatures).includes(feature);
