import { useRef } from 'react';
import type { Sessao } from '#contract/access/sessoes.ts';
import { formatMoment } from '#lib/format-date.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useNow } from '#parts/device/use-now.ts';
import { announce } from '#ui/announce.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { confirm } from '#ui/layer/message-queue.ts';
import { ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { encerrar, encerrarOutras, type SessoesLidas, useSessoes } from './queries.ts';
import * as css from './sessoes.css.ts';

const NOW_MS = 60_000;
const GUARDADO = 'O que não foi enviado fica guardado no aparelho até que entrem de novo nele.';

function SessaoRow({
  sessao,
  now,
  isPending,
  onEncerrar,
}: {
  sessao: Sessao;
  now: number;
  isPending: boolean;
  onEncerrar: () => void;
}) {
  const { dispositivo, criadaEm, vistaEm, atual } = sessao;
  const entrou = formatMoment(criadaEm, now);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          {dispositivo}
          {atual && <Badge tone="positive">Este aparelho</Badge>}
        </p>
        <p
          className={css.when}
        >{`Entrou ${entrou}. ${atual ? 'Em uso agora.' : `Vista por último ${formatMoment(vistaEm, now)}.`}`}</p>
      </div>
      {!atual && (
        <Button
          size="sm"
          isPending={isPending}
          aria-label={`Encerrar ${dispositivo}, que entrou ${entrou}`}
          onPress={onEncerrar}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

function Sessoes({
  lidas,
  isPending,
  onEncerrar,
}: {
  lidas: SessoesLidas;
  isPending: boolean;
  onEncerrar: (sessao: Sessao) => void;
}) {
  const now = useNow(NOW_MS);
  if (lidas.kind === 'lendo') return <Skeleton height={120} radius={12} />;
  if (lidas.kind === 'falha') {
    return (
      <ErrorState
        title="Não foi possível ler as sessões"
        text={lidas.texto}
        isRetrying={lidas.isLendo}
        onRetry={() => {
          lidas.reler().catch((error: unknown) => console.error('could not be read again', error));
        }}
      />
    );
  }
  return (
    <>
      <ul className={css.list} aria-label="Sessões abertas">
        {lidas.sessoes.map((sessao) => (
          <SessaoRow
            key={sessao.sid}
            sessao={sessao}
            now={now}
            isPending={isPending}
            onEncerrar={() => onEncerrar(sessao)}
          />
        ))}
      </ul>
      <p className={css.when}>
        {lidas.sessoes.length > 1
          ? 'Não reconhece um aparelho? Encerre a sessão dele e altere a senha.'
          : 'Você não está conectado em nenhum outro aparelho.'}
      </p>
    </>
  );
}

/** 'Sessões': where the user is logged in; a lost tablet is shut out from here. */
export function SessoesDialog({ onClose }: { onClose: () => void }) {
  const lidas = useSessoes();
  const { isPending, run } = useOneAct();
  const close = useRef<HTMLButtonElement>(null);
  const outras = lidas.kind === 'lidas' ? lidas.sessoes.filter(({ atual }) => !atual).length : 0;

  const end = (text: string, done: string, how: () => Promise<string | null>) =>
    run(async () => {
      if (
        !(await confirm({ title: 'Encerrar', text: `${text} ${GUARDADO}`, yes: 'Encerrar', no: 'Cancelar' }))
      )
        return null;
      const problem = await how();
      if (problem !== null) return problem;
      if (lidas.kind === 'lidas') await lidas.reler();
      announce(done);
      // The button that was pressed went with its session.
      close.current?.focus();
      return null;
    });

  return (
    <Dialog
      title="Sessões"
      onClose={onClose}
      footer={
        <>
          {outras > 0 && (
            <Button
              isPending={isPending}
              onPress={() =>
                end(
                  'Encerrar todas as outras sessões?',
                  'As outras sessões foram encerradas.',
                  encerrarOutras,
                )
              }
            >
              Encerrar todas as outras
            </Button>
          )}
          <Button ref={close} variant="primary" data-autofocus onPress={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <Sessoes
          lidas={lidas}
          isPending={isPending}
          onEncerrar={({ sid, dispositivo, criadaEm }) =>
            end(
              `Encerrar a sessão de ${dispositivo}, que entrou ${formatMoment(criadaEm, Date.now())}?`,
              'Sessão encerrada.',
              () => encerrar(sid),
            )
          }
        />
      </div>
    </Dialog>
  );
}
