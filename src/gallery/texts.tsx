import Package from 'lucide-react/icons/package';
import { Badge, Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Entry } from './entry.ts';
import { scrolled } from './gallery.css.ts';

const TONES = {
  neutral: 'Rascunho',
  brand: 'Em promoção',
  accent: 'Cashback',
  positive: 'Em estoque',
  caution: 'Poucas unidades',
  negative: 'Em falta',
  pending: 'Na fila',
  sync: 'Enviando',
} as const;

const NAMES = Object.keys(TONES) as (keyof typeof TONES)[];
const NOTICES = ['brand', 'positive', 'caution', 'negative', 'pending', 'sync'] as const;

export const texts: readonly Entry[] = [
  {
    file: 'badge',
    states: [
      {
        name: 'badges',
        show: () =>
          NAMES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {TONES[tone]}
            </Badge>
          )),
      },
      {
        name: 'with an icon',
        show: () => (
          <Badge tone="accent" icon={<Package size={14} aria-hidden="true" />}>
            Combo
          </Badge>
        ),
      },
      {
        name: 'status, dot',
        show: () =>
          NAMES.map((tone) => (
            <Status key={tone} tone={tone}>
              {TONES[tone]}
            </Status>
          )),
      },
      {
        name: 'status, stripe',
        show: () =>
          NAMES.map((tone) => (
            <Status key={tone} tone={tone} shape="stripe">
              {TONES[tone]}
            </Status>
          )),
      },
    ],
  },
  {
    file: 'scroll-region',
    states: [
      {
        name: 'more than fits',
        show: () => (
          <ScrollRegion role="region" aria-label="Tons" className={scrolled}>
            {NAMES.map((tone) => (
              <p key={tone}>{TONES[tone]}</p>
            ))}
          </ScrollRegion>
        ),
      },
    ],
  },
  {
    file: 'notice',
    states: NOTICES.map((tone) => ({
      name: tone,
      show: () => (
        <Notice tone={tone} title="Sem sinal" action={<Button size="sm">Ver</Button>}>
          O que fizer fica guardado neste aparelho.
        </Notice>
      ),
    })),
  },
  {
    file: 'money',
    states: [
      {
        name: 'sizes',
        show: () =>
          (['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Money key={size} size={size} cents={1_234_567_89} />
          )),
      },
      { name: 'no longer', show: () => <Money cents={4590} isStruck /> },
    ],
  },
  {
    file: 'page-header',
    states: [
      {
        name: 'with a count and a toolbar',
        show: () => (
          <PageHeader title="Pedidos" count="12 pedidos">
            <Button>Exportar</Button>
          </PageHeader>
        ),
      },
    ],
  },
  {
    file: 'visually-hidden',
    states: [
      {
        name: 'heard, not seen',
        show: () => (
          <p>
            R$ 10,00<VisuallyHidden> por unidade</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
];
