import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { focusTitle } from '#ui/focus-on.ts';
import { EmptyState } from '#ui/screen-state.tsx';

export type ListaVaziaProps = {
  /** The filters that are on. */
  chips: readonly { readonly nome: string }[];
  text: string;
  /** Clears the filters. `limpar` is its label: 'Ver os últimos 90 dias'. */
  onLimpar: () => void;
  limpar?: string;
  /** Other ways out. */
  children?: ReactNode;
};

/** A list without rows: the filters that let none through, and the way out. */
export function ListaVazia({ chips, text, onLimpar, limpar = 'Limpar filtros', children }: ListaVaziaProps) {
  const nomes = chips.map(({ nome }) => nome).join(', ');
  return (
    <EmptyState
      title="Nenhum item encontrado."
      text={
        <>
          {chips.length > 0 && <span>{`Sem resultado para ${nomes}. `}</span>}
          {text}
        </>
      }
      action={
        <>
          {chips.length > 0 && (
            <Button
              variant="primary"
              onPress={() => {
                focusTitle();
                onLimpar();
              }}
            >
              {limpar}
            </Button>
          )}
          {children}
        </>
      }
    />
  );
}
