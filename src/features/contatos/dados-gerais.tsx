import { formatAge } from '#lib/format-age.ts';
import { useNow } from '#parts/device/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './contatos.css.ts';
import { fatosOf } from './fatos.ts';
import { useDadosGerais } from './queries-dados.ts';

/** 'Dados gerais do cliente': the company's record of the customer, which the user cannot change here. */
export function DadosGerais({ idPessoaCliente }: { idPessoaCliente: number }) {
  const { valor, falha, isLendo, reler, at } = useDadosGerais(idPessoaCliente);
  const now = useNow();
  return (
    <section className={css.card} aria-labelledby="dados-gerais">
      <div className={css.heading}>
        <h2 id="dados-gerais" className={css.titulo}>
          Dados gerais do cliente
        </h2>
        {valor && at !== null && (
          <p className={css.age} data-print="hide">{`Dados atualizados ${formatAge(now - at)}`}</p>
        )}
      </div>
      {valor && (
        <dl className={css.fatos}>
          {fatosOf(valor).map(([nome, texto]) => (
            <div key={nome} className={css.fato}>
              <dt className={css.nome}>{nome}</dt>
              <dd className={css.valor}>{texto}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* An ended session is told in its own place: the data come with the next one. */}
      {!valor && (falha === null || falha.kind === 'sessao') && (
        <p role="status">Carregando dados do cliente...</p>
      )}
      {!valor && falha !== null && falha.kind !== 'sessao' && (
        <Notice
          tone={falha.kind === 'silencio' && !falha.isServidor ? 'pending' : 'negative'}
          isNews
          action={
            <Button size="sm" isPending={isLendo} onPress={reler}>
              Tentar novamente
            </Button>
          }
        >
          Não foi possível carregar os dados do cliente.
        </Notice>
      )}
    </section>
  );
}
