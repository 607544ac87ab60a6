import { useNavigate } from 'react-router-dom';
import { useScanner } from '../../../../kernel/scanner';
import { usePermission } from '../../../../kernel/store';
import { scanTarget } from './scan-target.rules';

/** Listens on every page, for counter staff; a screen with its own scanning has precedence. */
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
