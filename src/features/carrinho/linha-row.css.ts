import { globalStyle, style } from '@vanilla-extract/css';
import { paint } from '#theme/paint.ts';
import { from, space, text, under, weight } from '#theme/scale.ts';

/**
 * The columns of a group at desk width, shared by its lines and their head row. A price of millions takes room from the
 * name in its own row.
 */
const columns =
  '56px minmax(0, 1fr) minmax(84px, auto) 92px minmax(68px, auto) minmax(84px, auto) 164px minmax(116px, auto) 44px';

// Each layout has its own query, so that none must undo another's rules.
const middle = `${under.longIcons} and ${from.cards}`;

// A sheet is narrower than a desk, and has no buttons.
const paper = under.longIcons.replace('screen', 'print');

export const head = style({
  display: 'none',
  '@media': {
    [from.longIcons]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: `0 ${space(3)}`,
      padding: `${space(2)} ${space(4)}`,
      color: paint('carrinho.line.detail'),
      fontSize: text.xs,
      fontWeight: weight.bold,
      textAlign: 'right',
    },
  },
});

export const headProduct = style({ gridColumn: '1 / 3', textAlign: 'left' });

export const headQuantity = style({ textAlign: 'center' });

export const linha = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${paint('carrinho.line.border')}`,
  // Two hundred lines cost only as much as those on screen.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 84px',
  selectors: { '&[data-refused=true]': { boxShadow: `inset 4px 0 0 ${paint('carrinho.line.refused')}` } },
  '@media': {
    [from.longIcons]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"pic words unit disc st net qty total remove"',
    },
    [middle]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto 44px',
      gridTemplateAreas: '"pic words total remove" "pic facts qty qty"',
    },
    [paper]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"pic words qty total" "pic facts facts facts"',
      breakInside: 'avoid',
    },
    [under.cards]: {
      gridTemplateColumns: '44px minmax(0, 1fr) 44px',
      gridTemplateAreas: '"pic words remove" "facts facts facts" "qty qty total"',
      padding: `${space(3)} ${space(2)} ${space(3)} ${space(3)}`,
      containIntrinsicSize: 'auto 172px',
    },
  },
});

/** The room of all lines of a list that draws only those on screen. */
export const windowRoom = style({ position: 'relative', '@media': { print: { height: 'auto !important' } } });

export const placed = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  // Its height is measured, so it must be the true one.
  contentVisibility: 'visible',
  '@media': { print: { position: 'static', transform: 'none !important' } },
});

export const picture = style({ gridArea: 'pic', alignSelf: 'start' });

// A phone's names and makers need the room more.
globalStyle(`${picture} > *`, { '@media': { [under.cards]: { maxWidth: '44px', height: 'auto' } } });

export const words = style({ gridArea: 'words', display: 'grid', gap: '2px', justifyItems: 'start' });

export const name = style({
  fontWeight: weight.medium,
  fontSize: text.sm,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

// As tall with the queue's mark as without: a row must not jump while it is being sent.
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  minHeight: '22px',
  color: paint('carrinho.line.detail'),
  fontSize: text.xs,
});

export const brand = style({ overflowWrap: 'anywhere' });

export const facts = style({
  gridArea: 'facts',
  gap: space(2),
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from.longIcons]: { display: 'contents' },
    [middle]: { display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 104px minmax(80px, auto) 1fr' },
    [under.cards]: { display: 'flex', flexWrap: 'wrap' },
    [paper]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const fact = style({
  display: 'grid',
  whiteSpace: 'nowrap',
  '@media': {
    [under.cards]: { flex: '1 0 70px' },
    [from.longIcons]: {
      textAlign: 'right',
      selectors: {
        '&:nth-child(1)': { gridArea: 'unit' },
        '&:nth-child(2)': { gridArea: 'disc' },
        '&:nth-child(3)': { gridArea: 'st' },
        '&:nth-child(4)': { gridArea: 'net' },
      },
    },
  },
});

export const factName = style({
  color: paint('carrinho.line.detail'),
  fontSize: text.xs,
  '@media': {
    // There the column head shows it.
    [from.longIcons]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const net = style({ fontWeight: weight.bold });

export const quantity = style({
  gridArea: 'qty',
  justifySelf: 'end',
  '@media': { [under.cards]: { justifySelf: 'start' } },
});

export const total = style({ gridArea: 'total', justifySelf: 'end', textAlign: 'right' });

export const remove = style({
  gridArea: 'remove',
  justifySelf: 'end',
  '@media': { [under.cards]: { alignSelf: 'start' } },
});

// Below all rows of the grid areas.
export const recusa = style({ gridColumn: '1 / -1' });
