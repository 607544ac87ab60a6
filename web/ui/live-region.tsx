import { useEffect, useState } from 'react';

/** Announces a result to people who do not see it change. Repeated only if the text changes. */
export function LiveRegion({ message }: { message: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(message), [message]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
