import { memo, useDeferredValue } from 'react';
import { packageColors as ink } from '#theme/package-colors.ts';
import { Bag, Bottle, Dropper, Jar, Spray } from './package-bottles.tsx';
import { PackageCarton } from './package-carton.tsx';
import { makerOf } from './package-maker.ts';
import { type PackageForm, readApresentacao } from './package-reading.ts';
import { Ampoules, Blister, Sachets, Syringe, Tube, Vials } from './package-vessels.tsx';

export interface PackageDrawingProps {
  nome: string;
  apresentacao: string;
  fabricante: string;
  /** 0 not informed, 1 none, 2 red, 3 red with retained prescription, 4 black. */
  tarja: number;
  generico: boolean;
  hospitalar?: boolean;
  refrigerado?: boolean;
  /** Width and height in CSS pixels. Small drawings omit unreadable text. */
  size: number;
  /** Hides the drawing from screen readers, for use next to the product's name in text. */
  isDecorative?: boolean;
}

/** The carton's position in the 120 x 120 picture. */
const wide = { x: 5, y: 41, width: 99, height: 66 };
const tall = { x: 9, y: 14, width: 57, height: 94 };
const alone = { x: 17, y: 24, width: 78, height: 82 };

const tallForms: ReadonlySet<PackageForm> = new Set(['jar', 'dropper', 'syrup', 'spray', 'bag']);

function placeOf(form: PackageForm) {
  if (form === 'plain') return alone;
  return tallForms.has(form) ? tall : wide;
}

/**
 * The box of a medicine, drawn from its own data: its manufacturer's colour, name and dose, the red or black
 * band, the yellow strip of a generic, a snowflake for cold storage, and its filled form next to it. Drawn again
 * only for another product: it is the dearest part of a list.
 */
export const PackageDrawing = memo(function PackageDrawing(props: PackageDrawingProps) {
  const { nome, apresentacao, size } = props;
  // A list's text renders first: the boxes follow in idle time, in the space reserved for them.
  const isDrawn = useDeferredValue(true, false);
  const naming = props.isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `Embalagem de ${nome} ${apresentacao}` } as const);
  return (
    <svg viewBox="0 0 120 120" width={size} height={size} focusable="false" {...naming}>
      {isDrawn && <Drawing {...props} />}
    </svg>
  );
});

function Drawing({
  nome,
  apresentacao,
  fabricante,
  tarja,
  generico,
  hospitalar = false,
  refrigerado = false,
  size,
}: PackageDrawingProps) {
  const reading = readApresentacao(apresentacao);
  const maker = makerOf(fabricante);
  const isTall = tallForms.has(reading.form);
  const vessel = (
    <Vessel form={reading.form} color={maker.colors.main} isAmber={/\bAMB\b/.test(apresentacao)} />
  );
  return (
    <>
      <ellipse cx={60} cy={108} rx={56} ry={5} fill={ink.ground} opacity={0.09} />
      {!isTall && vessel}
      <PackageCarton
        place={placeOf(reading.form)}
        nome={nome}
        reading={reading}
        maker={maker}
        tarja={tarja}
        generico={generico}
        hospitalar={hospitalar}
        refrigerado={refrigerado}
        size={size}
      />
      {isTall && vessel}
    </>
  );
}

function Vessel({ form, color, isAmber }: { form: PackageForm; color: string; isAmber: boolean }) {
  switch (form) {
    case 'tablet':
      return <Blister isCapsule={false} color={color} />;
    case 'capsule':
      return <Blister isCapsule={true} color={color} />;
    case 'tube':
      return <Tube color={color} />;
    case 'ampoule':
      return <Ampoules isAmber={isAmber} />;
    case 'vial':
      return <Vials color={color} isAmber={isAmber} />;
    case 'syringe':
      return <Syringe color={color} />;
    case 'sachet':
      return <Sachets color={color} />;
    case 'jar':
      return <Jar color={color} />;
    case 'dropper':
      return <Dropper color={color} isAmber={isAmber} />;
    case 'syrup':
      return <Bottle color={color} isAmber={isAmber} />;
    case 'spray':
      return <Spray color={color} />;
    case 'bag':
      return <Bag color={color} />;
    case 'plain':
      return null;
  }
}
