import type { Failure, FuzzReport } from './fuzz.ts';

const SHOWN = 4000;

/** Escapes a text for single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Prints a failure with its request, as a command to repeat it; sessions are inserted by hand. */
export function tellFailure({ n, what, request }: Failure): string {
  const { method, target, headers, body, raw, spoilt } = request;
  const head = `request ${n} (${request.call.name}${spoilt.length === 0 ? '' : `, spoilt: ${spoilt.join(', ')}`}): ${what}`;
  if (raw !== undefined)
    return `${head}\n  bytes, in base64: ${Buffer.from(raw).toString('base64').slice(0, SHOWN)}`;
  const shown = headers.map(([name, value]) =>
    name === 'authorization' && /^Bearer [\w-]+\.[\w-]+\./.test(value)
      ? `${name}: Bearer $TOKEN`
      : `${name}: ${value}`,
  );
  const data = body === undefined ? [] : [`--data-binary ${quoted(Buffer.from(body).toString('latin1'))}`];
  const parts = [
    `curl -X ${method} --path-as-is "$SERVER"${quoted(target)}`,
    ...shown.map((h) => `-H ${quoted(h)}`),
    ...data,
  ];
  return `${head}\n  ${parts.join(' ').slice(0, SHOWN)}`;
}

/** Responses by call and outcome, and the calls that never succeeded. */
export function tellOutcomes({ outcomes, slowestMs }: FuzzReport): string {
  const rows = [...outcomes]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, of]) => {
      const told = [...of].sort((a, b) => b[1] - a[1]).map(([outcome, times]) => `${outcome}: ${times}`);
      return `${name.padEnd(36)} ${told.join(', ')}`;
    });
  const never = [...outcomes].filter(([, of]) => ![...of.keys()].some((key) => key.startsWith('2')));
  return [
    ...rows,
    `slowest answer: ${Math.round(slowestMs)} ms`,
    `never answered 2xx: ${never.map(([name]) => name).join(', ') || 'none'}`,
  ].join('\n');
}
