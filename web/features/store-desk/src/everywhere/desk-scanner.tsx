import { useNavigate } from 'react-router-dom';
import { useScanner } from '../../../../kernel/scanner';
import { usePermission } from '../../../../kernel/store';
import { scanTarget } from './scan-target.rules';

/** Listens on every page, for those who work at a counter; a screen that scans for itself comes first. */
export default function DeskScanner() {
  return usePermission('buyback.create-search') ? <Listening /> : null;
}

function Listening() {
  const navigate = useNavigate();
  useScanner(
    (code) => {
      const target = scanTarget(code);
      if (target) void navigate(target);
    },
    { everywhere: true },
  );
  return null;
}
