import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Crown from 'lucide-react/icons/crown';
import Flame from 'lucide-react/icons/flame';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import Layers from 'lucide-react/icons/layers';
import Leaf from 'lucide-react/icons/leaf';
import Medal from 'lucide-react/icons/medal';
import Megaphone from 'lucide-react/icons/megaphone';
import Percent from 'lucide-react/icons/percent';
import Pill from 'lucide-react/icons/pill';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Snowflake from 'lucide-react/icons/snowflake';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import Tag from 'lucide-react/icons/tag';
import TrendingUp from 'lucide-react/icons/trending-up';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { LAYOUT_ICONE_CHEIO } from '#contract/catalogue/selo.ts';

/** The icons that a badge may name. Drawn small, in the badge's colour. */
const ICONS = {
  clock: Clock,
  coins: Coins,
  crown: Crown,
  flame: Flame,
  gift: Gift,
  heart: Heart,
  layers: Layers,
  leaf: Leaf,
  medal: Medal,
  megaphone: Megaphone,
  percent: Percent,
  pill: Pill,
  shield: ShieldCheck,
  snowflake: Snowflake,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  tag: Tag,
  trending: TrendingUp,
  truck: Truck,
} as const;

/** Icons whose lines would merge when filled: they stay lines in both sets. */
const LINES: ReadonlySet<string> = new Set(['percent', 'snowflake', 'trending', 'truck', 'megaphone']);

const isKnown = (name: string): name is keyof typeof ICONS => Object.hasOwn(ICONS, name);

/** A badge's icon from set 1 (lines) or 2 (filled); a tag for an unknown name. */
export function SeloIcon({
  icone,
  layout,
  size,
}: {
  icone: string;
  layout: number;
  size: number;
}): ReactNode {
  const name = isKnown(icone) ? icone : 'tag';
  const Icon = ICONS[name];
  const isFilled = layout === LAYOUT_ICONE_CHEIO && !LINES.has(name);
  return (
    <Icon
      size={size}
      aria-hidden="true"
      strokeWidth={2.25}
      fill={isFilled ? 'currentColor' : 'none'}
      fillOpacity={isFilled ? 0.35 : undefined}
    />
  );
}
