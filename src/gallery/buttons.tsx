import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuButton } from '#ui/layer/menu-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SyncIndicator } from '#ui/sync-indicator.tsx';
import type { Entry } from './entry.ts';
import { nothing } from './nothing.ts';

const VARIANTS = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const STATES = ['connected', 'checking', 'no-signal', 'sending', 'attention'] as const;

function Stepper({
  label,
  first,
  ...rest
}: {
  label: string;
  first: number;
  isDisabled?: boolean;
  size?: 'dense';
}) {
  const [value, setValue] = useState(first);
  return <QuantityStepper label={label} value={value} onChange={setValue} allowsZero {...rest} />;
}

export const buttons: readonly Entry[] = [
  {
    file: 'button',
    states: [
      {
        name: 'kinds',
        show: () =>
          VARIANTS.map((v) => (
            <Button key={v} variant={v}>
              Finalizar
            </Button>
          )),
      },
      {
        name: 'sizes',
        show: () =>
          SIZES.map((size) => (
            <Button key={size} size={size}>
              Finalizar
            </Button>
          )),
      },
      {
        name: 'with an icon',
        show: () => <Button icon={<Search size={18} aria-hidden="true" />}>Buscar</Button>,
      },
      {
        name: 'under way',
        show: () =>
          VARIANTS.map((v) => (
            <Button key={v} variant={v} isPending>
              Enviando
            </Button>
          )),
      },
      {
        name: 'out of use',
        show: () =>
          VARIANTS.map((v) => (
            <Button key={v} variant={v} disabled>
              Finalizar
            </Button>
          )),
      },
      {
        name: 'wide, with long words',
        show: () => (
          <Button variant="primary" isWide>
            Enviar o pedido para Drogaria e Perfumaria Nossa Senhora Aparecida do Norte Ltda.
          </Button>
        ),
      },
    ],
  },
  {
    file: 'icon-button',
    states: [
      {
        name: 'kinds',
        show: () =>
          VARIANTS.map((v) => (
            <IconButton
              key={v}
              variant={v}
              label={`Excluir (${v})`}
              icon={<Trash2 size={20} aria-hidden="true" />}
            />
          )),
      },
      {
        name: 'small, under way, out of use',
        show: () => (
          <>
            <IconButton size="sm" label="Excluir linha" icon={<Trash2 size={18} aria-hidden="true" />} />
            <IconButton isPending label="Excluindo" icon={<Trash2 size={20} aria-hidden="true" />} />
            <IconButton
              disabled
              label="Excluir, indisponível"
              icon={<Trash2 size={20} aria-hidden="true" />}
            />
          </>
        ),
      },
    ],
  },
  {
    file: 'link-button',
    states: [
      {
        name: 'kinds',
        show: () =>
          VARIANTS.map((v) => (
            <LinkButton key={v} variant={v} href="#buttons">
              Ver pedido
            </LinkButton>
          )),
      },
    ],
  },
  {
    file: 'menu-button',
    states: [
      {
        name: 'closed; opens with acts of every kind',
        show: () => (
          <MenuButton
            label="Mais ações"
            variant="secondary"
            items={[
              {
                id: 'repetir',
                label: 'Repetir pedido',
                icon: <Search size={18} aria-hidden="true" />,
                onPress: nothing,
              },
              { id: 'nada', label: 'Imprimir boleto', isDisabled: true, onPress: nothing },
              { id: 'excluir', label: 'Excluir', tone: 'negative', onPress: nothing },
            ]}
          />
        ),
      },
    ],
  },
  {
    file: 'quantity-stepper',
    states: [
      {
        name: 'empty and filled',
        show: () => (
          <>
            <Stepper label="Dipirona" first={0} />
            <Stepper label="Losartana" first={99_999} />
          </>
        ),
      },
      { name: 'dense', show: () => <Stepper label="Amoxicilina" first={12} size="dense" /> },
      { name: 'out of use', show: () => <Stepper label="Insulina" first={3} isDisabled /> },
    ],
  },
  {
    file: 'spinner',
    states: [
      {
        name: 'sizes',
        show: () => (
          <>
            <Spinner />
            <Spinner size={32} />
          </>
        ),
      },
    ],
  },
  {
    file: 'sync-indicator',
    states: [
      {
        name: 'how the device stands',
        show: () =>
          STATES.map((state) => (
            <SyncIndicator
              key={state}
              state={state}
              count={state === 'connected' ? 0 : 12}
              onPress={nothing}
            />
          )),
      },
    ],
  },
];
