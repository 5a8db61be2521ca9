import { packageColors as ink } from '#theme/package-colors.ts';
import { measureText } from './package-lettering.ts';

interface Strip {
  y: number;
  width: number;
  height: number;
  hasText: boolean;
}

// The sentences of the bands, as the law words them (Portaria SVS/MS 344/1998, RDC 768/2022 of Anvisa).
const sentences: Record<number, readonly string[]> = {
  2: ['VENDA SOB PRESCRIÇÃO MÉDICA'],
  3: ['VENDA SOB PRESCRIÇÃO MÉDICA', 'SÓ PODE SER VENDIDO COM RETENÇÃO DA RECEITA'],
  4: ['VENDA SOB PRESCRIÇÃO MÉDICA', 'O ABUSO DESTE MEDICAMENTO PODE CAUSAR DEPENDÊNCIA'],
};

export function TarjaBand({ tarja, y, width, height, hasText }: Strip & { tarja: number }) {
  const lines = sentences[tarja] ?? [];
  const room = width - 6;
  return (
    <g transform={`translate(0 ${y})`}>
      <rect width={width} height={height} fill={tarja === 4 ? ink.black : ink.red} />
      {hasText &&
        lines.map((line, at) => {
          const size = Math.min(lines.length === 1 ? 4 : 3.1, room / measureText(line, 1));
          const middle = lines.length === 1 ? height / 2 : height * (0.3 + 0.42 * at);
          return (
            <text
              key={line}
              x={width / 2}
              y={middle + size * 0.36}
              textAnchor="middle"
              fontSize={size}
              fontWeight={650}
              fill={ink.onBand}
            >
              {line}
            </text>
          );
        })}
      {/* If the text would be too small, a second line in the band marks a retained prescription. */}
      {!hasText && tarja === 3 && (
        <rect y={height * 0.4} width={width} height={height * 0.2} fill={ink.onBand} opacity={0.9} />
      )}
    </g>
  );
}

/** The yellow strip with the blue G of every Brazilian generic. */
export function GenericStrip({ y, width, height, hasText }: Strip) {
  const isNarrow = width < 70;
  const letter = height * 1.02;
  return (
    <g transform={`translate(0 ${y})`} fill={ink.genericBlue}>
      <rect width={width} height={height} fill={ink.yellow} />
      <text
        x={hasText ? 5 : width / 2}
        y={height / 2 + letter * 0.355}
        fontSize={letter}
        fontWeight={900}
        textAnchor={hasText ? 'start' : 'middle'}
      >
        G
      </text>
      {hasText && (
        <text x={5 + letter * 0.86} fontWeight={650} fontSize={isNarrow ? 4.6 : 5.4}>
          <tspan x={5 + letter * 0.86} y={height * 0.44}>
            Medicamento
          </tspan>
          <tspan x={5 + letter * 0.86} y={height * 0.86}>
            Genérico
          </tspan>
        </text>
      )}
      {hasText && !isNarrow && (
        <text x={width - 5} y={height * 0.64} textAnchor="end" fontSize={4} fontWeight={500}>
          Lei nº 9.787/99
        </text>
      )}
    </g>
  );
}
