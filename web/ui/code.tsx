/** The last digits of a number are what people search by, and read to one another. */
const ending = 4;

/** A code. Of a long number the end stands out. */
export function Code({ value }: { value: string }) {
  if (!/^\d{8,}$/.test(value)) return <span className="code">{value}</span>;
  return (
    <span className="code">
      {value.slice(0, -ending)}
      <b>{value.slice(-ending)}</b>
    </span>
  );
}
