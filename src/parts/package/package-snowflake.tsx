import { packageColors as ink } from '#theme/package-colors.ts';

/** The mark of products stored at 2 to 8 degrees Celsius. */
export function Snowflake({ x, y, radius }: { x: number; y: number; radius: number }) {
  const arm = radius * 0.66;
  const tip = `${-arm * 0.34} ${-arm * 0.86} L0 ${-arm * 0.5} L${arm * 0.34} ${-arm * 0.86}`;
  const foot = `${-arm * 0.34} ${arm * 0.86} L0 ${arm * 0.5} L${arm * 0.34} ${arm * 0.86}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={ink.coldGround} stroke={ink.cold} strokeWidth={radius * 0.1} />
      {[0, 60, 120].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={`M0 ${-arm} V${arm} M${tip} M${foot}`}
          stroke={ink.cold}
          strokeWidth={radius * 0.17}
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </g>
  );
}
