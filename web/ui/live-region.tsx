import { useEffect, useState } from 'react';

/** Says a result to people who do not see it change. Announced again only when the words change. */
export function LiveRegion({ message }: { message: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(message), [message]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
