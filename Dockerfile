# Sheaf with the PostgreSQL it brings along; data in /data.
FROM node:26-slim AS build
WORKDIR /sheaf
COPY . .
RUN npm ci --include=dev && node tools/build.ts

FROM node:26-slim
WORKDIR /sheaf
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/journeys/package.json apps/journeys/
COPY packages/rules/package.json packages/rules/
COPY packages/contract/package.json packages/contract/
COPY packages/phrases/package.json packages/phrases/
COPY database/package.json database/
# The image brings its own Node.js, so the packaged one is not needed.
RUN npm ci --omit=dev --workspace @sheaf/server --include-workspace-root && rm -rf node_modules/node-linux-*
COPY apps/server apps/server
COPY packages packages
COPY database database
COPY --from=build /sheaf/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
# What Node.js compiled is kept for the next start of the container.
ENV NODE_ENV=production SHEAF_DATA=/data PORT=3000 NODE_COMPILE_CACHE=/tmp/compiled
EXPOSE 3000
HEALTHCHECK --interval=30s --start-period=30s \
  CMD node -e "fetch('http://localhost:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]
