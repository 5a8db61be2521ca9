import { isNome } from '#domain/importacao/nome-escrito.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { LinhaConferida } from './conferir.ts';

/** Says that a line's product was chosen earlier for its text, or that the choice will be remembered. */
export function MemoriaStatus({ memoria, identificacao }: Pick<LinhaConferida, 'memoria' | 'identificacao'>) {
  if (memoria === null) return null;
  if (memoria === 'nova') return <Status tone="brand">Será lembrado</Status>;
  return (
    <Status tone="brand">
      {isNome(identificacao) ? 'Nome usado por esta farmácia' : 'Código desta farmácia'}
    </Status>
  );
}

type Props = { row: LinhaConferida; onEsquecer: () => void; onDrop: () => void };

/** Forgets a learned product, or keeps a choice from being remembered. */
export function MemoriaAct({ row: { memoria, identificacao }, onEsquecer, onDrop }: Props) {
  if (memoria === null) return null;
  return memoria === 'aprendida' ? (
    <Button size="sm" variant="quiet" aria-label={`Esquecer ${identificacao}`} onPress={onEsquecer}>
      Esquecer
    </Button>
  ) : (
    <Button size="sm" variant="quiet" aria-label={`Não lembrar ${identificacao}`} onPress={onDrop}>
      Não lembrar
    </Button>
  );
}
