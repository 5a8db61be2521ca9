import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import * as css from './devolucoes.css.ts';
import { envioWords, type SituacaoWords, situacaoWords } from './situacao.ts';
import type { Linha } from './use-lista.ts';

function Mark({ texto, tone, cor }: SituacaoWords) {
  if (cor === null) {
    return (
      <Status tone={tone}>
        <span className={css.words}>{texto}</span>
      </Status>
    );
  }
  return (
    <span className={css.desconhecida}>
      <span className={css.faixa} style={{ background: cor }} aria-hidden="true" />
      <span className={css.words}>{texto}</span>
    </span>
  );
}

/** The situation of a return, and where its unconfirmed changes stand; a refused one leads to its decision. */
export function SituacaoMark({ linha }: { linha: Linha }) {
  const envio = envioWords(linha, linha.isEnviando);
  return (
    <span className={css.situacao}>
      <Mark {...situacaoWords(linha)} />
      {envio && <Mark {...envio} />}
      {linha.recusada !== null && (
        <Button size="sm" onPress={openSincronizacao}>
          Precisa de você
        </Button>
      )}
    </span>
  );
}
