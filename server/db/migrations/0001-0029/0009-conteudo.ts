import { oneByOne } from '#server/db/one-by-one.ts';

/** The content of the home page: banners, showcases with their products, hotsites, and the menu. */
export const conteudo = oneByOne([
  `create table "banner" (
    "idBanner" integer primary key,
    "idBannerCategoria" smallint not null,
    "idBannerConteudoTipo" smallint not null,
    "imagemBannerBase64" text,
    "caminhoImagem" text,
    "urlBanner" text,
    "previaURL" text,
    "descricao" text not null,
    "abrirNovaGuia" boolean not null default false,
    "html" text,
    "idTemaPersonalizado" integer,
    "somenteLogado" boolean not null default false,
    "idCondicao" integer references "condicao",
    "ordem" integer not null
  )`,
  `create table "vitrine" (
    "idVitrine" integer primary key,
    "descricaoVitrine" text not null,
    "previaURL" text not null unique,
    "idEcommerceTipoURL" smallint not null,
    "idTemaPersonalizado" integer,
    "somenteLogado" boolean not null default false,
    "naHome" boolean not null default true,
    "ordem" integer not null
  )`,
  `create table "vitrineItem" (
    "idVitrine" integer not null references "vitrine" on delete cascade,
    "idProduto" integer not null,
    "posicao" integer not null,
    primary key ("idVitrine", "idProduto")
  )`,
  `create table "hotsite" (
    "idHotsite" integer primary key,
    "nome" text not null unique,
    "titulo" text not null,
    "url" text,
    "idTipoConteudo" smallint not null,
    "html" text,
    "somenteLogado" boolean not null default false,
    "politica" boolean not null default false,
    "idVitrine" integer references "vitrine"
  )`,
  `create table "menu" (
    "idMenu" integer primary key,
    "idMenuPai" integer references "menu",
    "descricao" text not null,
    "url" text,
    "ordem" integer not null
  )`,
]);
