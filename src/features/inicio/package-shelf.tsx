import { PackageDrawing, type PackageDrawingProps } from '#parts/package/package-drawing.tsx';
import * as css from './visitante.css.ts';

type Box = Omit<PackageDrawingProps, 'size' | 'isDecorative'>;

const VERMELHA = 2;
const RETIDA = 3;
const PRETA = 4;

function box(
  nome: string,
  apresentacao: string,
  fabricante: string,
  tarja: number,
  rest: Partial<Box> = {},
): Box {
  return { nome, apresentacao, fabricante, tarja, generico: false, ...rest };
}

/** The packages on the shelves: one of each kind that the drawing knows. */
const SHELVES: readonly (readonly (readonly [box: Box, size: number])[])[] = [
  [
    [
      box('AMOXICILINA', '50 MG/ML PO SUS OR CT FR VD AMB X 150 ML', 'TEUTO BRASILEIRO', RETIDA, {
        generico: true,
      }),
      168,
    ],
    [
      box('LOSARTANA POTÁSSICA', '50 MG COM REV CT BL AL PLAS X 30', 'EMS S/A', VERMELHA, { generico: true }),
      148,
    ],
    [box('CLONAZEPAM', '2,5 MG/ML SOL OR CT FR VD AMB GOT X 20 ML', 'GEOLAB', PRETA), 140],
    [box('SALBUTAMOL', '100 MCG/DOSE AER BUC CT TB AL SPR X 200 DOSES', 'GLENMARK', VERMELHA), 152],
  ],
  [
    [box('OMEPRAZOL', '20 MG CAP DURA CT BL AL X 28', 'MEDLEY', VERMELHA, { generico: true }), 150],
    [box('CETOCONAZOL', '20 MG/G CREM DERM CT BG AL X 30 G', 'PRATI DONADUZZI', VERMELHA), 150],
    [
      box('INSULINA GLARGINA', '100 UI/ML SOL INJ CT 1 CAR VD TRANS X 3 ML', 'SANOFI', VERMELHA, {
        refrigerado: true,
      }),
      156,
    ],
    [box('CEFTRIAXONA', '1 G PO SOL INJ CT 10 FA VD TRANS', 'BLAU', RETIDA, { hospitalar: true }), 148],
  ],
];

/** Two shelves of drawn packages, as behind a pharmacy's counter. For the eye alone. */
export function PackageShelf() {
  return (
    <div className={css.shelves} aria-hidden="true">
      {SHELVES.map((boxes) => (
        <div key={boxes[0]?.[0].nome} className={css.shelf}>
          {boxes.map(([drawn, size]) => (
            <span key={drawn.nome} className={css.place}>
              <PackageDrawing {...drawn} size={size} isDecorative />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
