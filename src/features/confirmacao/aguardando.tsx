import CloudUpload from 'lucide-react/icons/cloud-upload';
import Smartphone from 'lucide-react/icons/smartphone';
import { formatTime } from '#lib/format-date.ts';
import type { Envio } from '#parts/envio-words.ts';
import { LinkTo } from '#parts/link-to.tsx';
import { routes } from '#routes.ts';
import { Notice } from '#ui/notice.tsx';
import * as css from './confirmacao.css.ts';
import type { EnvioLido } from './queries.ts';

export type AguardandoProps = {
  lido: EnvioLido;
  row: Extract<Envio, { kind: 'fila' }>['row'];
  isHeld: boolean;
};

/** What a submission waits for. Nothing here may look like success: the server has not answered. */
export function Aguardando({ lido, row, isHeld }: AguardandoProps) {
  if (isHeld) {
    return (
      <Notice
        tone="caution"
        title="Precisa de você"
        action={
          <LinkTo href={routes.carrinho} size="sm">
            Ver no carrinho
          </LinkTo>
        }
      >
        Um item recusado, ou um pedido anterior deste cliente, espera a sua decisão. Este pedido é enviado
        logo depois dela.
      </Notice>
    );
  }
  const isSending = row.state === 'sending';
  return (
    <section className={css.waiting} aria-labelledby="aguardando-title">
      <span className={css.waitingSign}>
        {isSending ? (
          <CloudUpload size={28} aria-hidden="true" />
        ) : (
          <Smartphone size={28} aria-hidden="true" />
        )}
      </span>
      <div>
        <h2 id="aguardando-title">Aguardando envio</h2>
        <p>{sentenceOf(lido, isSending)}</p>
        {row.tries > 0 && row.lastAnswer && (
          <p className={css.soft}>
            {row.tries === 1 ? '1 tentativa' : `${row.tries} tentativas`}. {row.lastAnswer.text}, às{' '}
            {formatTime(row.lastAnswer.at)}.
          </p>
        )}
      </div>
    </section>
  );
}

function sentenceOf({ connected, authHeld }: EnvioLido, isSending: boolean): string {
  if (isSending) return 'Enviando. O número aparece aqui assim que o servidor responder.';
  if (authHeld)
    return 'Está salvo neste aparelho. A sessão expirou: entre de novo para que ele seja enviado.';
  const saved = 'Está salvo neste aparelho e ainda não é um pedido confirmado.';
  return connected
    ? `${saved} Ele é enviado sozinho em instantes.`
    : `${saved} Sem sinal: ele é enviado sozinho quando o sinal voltar.`;
}
