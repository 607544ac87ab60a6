import { useSelector } from 'react-redux';
import { selectDetails } from '../../../../kernel/session';

/** Whether the client lets visitors search by category; nothing links there otherwise (customer journey §2). */
export const useCategoryNavigation = (): boolean =>
  useSelector(selectDetails)?.categoryNavigationEnabled ?? false;
