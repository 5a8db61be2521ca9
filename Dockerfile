# The app and the server are built with all packages; the image has only those of production.
FROM node:24-trixie-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY index.html novidades.json ./
COPY *.config.ts tsconfig*.json ./
COPY public ./public
COPY scripts ./scripts
COPY sw ./sw
COPY src ./src
COPY server ./server
RUN npm run build
RUN npm run build:server

FROM node:24-trixie-slim AS packages
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
# The optional packages are the PostgreSQL and the Node of tests.
RUN npm ci --omit=dev --omit=optional

FROM node:24-trixie-slim
# pg_dump and pg_restore, of the version of the PostgreSQL in compose.yaml.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node -m 0700 /var/lib/maleta /var/backups/maleta
WORKDIR /app
COPY --from=packages /src/node_modules ./node_modules
COPY --from=build /src/package.json ./package.json
COPY --from=build /src/dist ./dist
COPY --from=build /src/dist-server ./dist-server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALETA_DEMO=0 MALETA_DATA=/var/lib/maleta
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:3000/saude/pronta').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/server/main.js"]
